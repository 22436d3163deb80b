import english from '../../../rules/plastic-fudge/rulebook.md?raw';
import korean from '../../../rules/plastic-fudge/rulebook.ko.md?raw';

/** The rulebook as the server would send it. */
export function bookIn(isKorean: boolean) {
  const text = isKorean ? korean : english;
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
  return { game: '', title: '', edition: '', revision: 1, chapters: [{ title: '', clauses }] };
}
