import english from '../../../rules/plastic-attack/rulebook.md?raw';
import korean from '../../../rules/plastic-attack/rulebook.ko.md?raw';
import type { ArmyFile } from '../../src/wire/plastic_attack/ArmyFile';

function bookOf(text: string) {
  const clauses = text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      return {
        id: head.split(' ')[0],
        title: head.split(' ').slice(1).join(' '),
        text: lines
          .join(' ')
          .split(/ {2}|##/)[0]
          ?.trim(),
        kind: 'clause',
        modelled: true,
      };
    });
  return { game: '', title: '', edition: '2009', revision: 1, chapters: [{ title: '', clauses }] };
}

/** Answers the requests of the workshop without a server. */
export function pretend(): void {
  window.fetch = async (input, init) => {
    const path = String(input);
    const say = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
    if (path.includes('/rules')) return say(bookOf(path.includes('lang=ko') ? korean : english));
    if (path.includes('/check-force')) {
      const { force } = JSON.parse(String(init?.body)) as { force: ArmyFile };
      const out = force.army.reduce((sum, { power }) => sum + power, 0);
      const because = `the army has ${out} Power Points on its dice; 15 are allowed`;
      return say({ faults: out > 15 ? [{ rule: 'PA1-SETUP-04', because }] : [] });
    }
    return say({ type: 'about:blank', title: 'not here' }, 404);
  };
}
