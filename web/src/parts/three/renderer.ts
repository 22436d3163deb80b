import { WebGLRenderer } from 'three';

/** How much is drawn: `low` leaves out shadows, sheen and smooth edges. */
export type Quality = 'high' | 'low';

/**
 * How much this browser can draw without trouble: `low` where a processor does the work of a graphics card.
 * Null without WebGL.
 */
export function likelyQuality(): Quality | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'low' : 'high';
}

/** A renderer for a canvas with a transparent background; null where the browser has no WebGL. */
export function rendererOn(canvas: HTMLCanvasElement, quality: Quality): WebGLRenderer | null {
  const antialias = quality === 'high';
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias,
    depth: true,
    stencil: false,
    premultipliedAlpha: true,
    powerPreference: 'high-performance',
  });
  if (!context) return null;
  try {
    const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias });
    renderer.setClearAlpha(0);
    return renderer;
  } catch {
    return null;
  }
}
