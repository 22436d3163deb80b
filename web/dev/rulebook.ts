import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everydayWords, Search } from '../src/parts/page/search';
import { hasText, setLanguage, textIn, type Language } from '../src/texts';
import type { RulebookChapter, RulebookClause } from '../src/wire';

/** The rulebook of a family as the server sends it, without the clauses whose ids begin with `without`. */
export function rulebook(family: string, language: Language, without = '-'): RulebookChapter[] {
  const file = language === 'en' ? 'rulebook.md' : `rulebook.${language}.md`;
  const text = readFileSync(join(import.meta.dirname, '../../rules', family, file), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...entries] = part.split(/^### /m);
      return {
        title: title.trim(),
        clauses: entries.map(clause).filter(({ id }) => !id.startsWith(without)),
      };
    })
    .filter(({ clauses }) => clauses.length > 0);
}

function clause(entry: string): RulebookClause {
  const [heading = '', ...paragraphs] = entry.trim().split(/\n\s*\n|\n/);
  const [id = '', ...title] = heading.split(' ');
  const kind = id.includes('-R-') ? 'ruling' : id.includes('-V-') ? 'validity' : 'clause';
  const text = paragraphs.filter((line) => !/^(Source|Note|Not modelled):/.test(line)).join(' ');
  return { id, title: title.join(' '), text, kind, modelled: true };
}

/** Returns a search of a game's rulebook: the ids that a question finds, best first. */
export function asker(game: string, family = game, without?: string) {
  return (language: Language, question: string): string[] => {
    setLanguage(language);
    const words = (id: string) => (hasText(id) ? textIn(language, id) : '');
    const everyday = everydayWords(
      [words('search-words'), words(`search-words-${game}`)],
      words('search-little'),
    );
    const found = new Search(rulebook(family, language, without), language, everyday).find(question);
    setLanguage('en');
    return [...(found?.all ?? []), ...(found?.some ?? [])].map(({ clause }) => clause.id);
  };
}
