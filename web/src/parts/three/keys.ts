import type { Steer } from './rig';

/** The keys of the camera. `shift+` means that Shift has to be held. */
export const steerKeys: Readonly<Record<string, Steer>> = {
  'shift+ArrowLeft': 'left',
  'shift+ArrowRight': 'right',
  'shift+ArrowUp': 'up',
  'shift+ArrowDown': 'down',
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '[': 'turn-left',
  ']': 'turn-right',
  PageUp: 'tilt-up',
  PageDown: 'tilt-down',
  ' ': 'reset',
  d: 'fight',
  s: 'own',
  f: 'flip',
  v: 'mode',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * The movement of the camera that a key asks for; null for other keys, and for keys with Ctrl, Alt or Meta.
 */
export function steerOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): Steer | null {
  if (ctrlKey || altKey || metaKey) return null;
  return (
    (shiftKey ? steerKeys[`shift+${key}`] : undefined) ??
    steerKeys[key.length === 1 ? key.toLowerCase() : key] ??
    null
  );
}

/** The movements of the camera by keys in a replay, where other keys go through the steps. */
export const replaySteers: readonly Steer[] = [
  'mode',
  'flip',
  'fight',
  'own',
  'left',
  'right',
  'up',
  'down',
  'turn-left',
  'turn-right',
  'tilt-up',
  'tilt-down',
];
