import { hasText, language, t, type TextArguments } from '../../texts';
import type { Problem } from '../../wire';

/**
 * A failed request (`Problem`) as one sentence. In English it is the server's own sentence, which is the most
 * exact. In another language it names only the kind of problem; a kind without a translation keeps the
 * server's sentence.
 */
export function sentence(problem: Problem): string {
  if (problem.status === 0) return t('problem-offline');
  if (problem.detail && language() === 'en') return problem.detail;
  const slug = problem.type.replace(/\/+$/, '').split(/[/#:]/).at(-1) ?? '';
  if (hasText(`problem-${slug}`)) return t(`problem-${slug}`, facts(problem));
  if (problem.detail) return problem.detail;
  if (hasText(`problem-status-${problem.status}`)) return t(`problem-status-${problem.status}`);
  return t('problem-unknown', { title: problem.title });
}

/** The texts and numbers of a problem, as the arguments of a message. */
function facts(problem: Problem): TextArguments {
  const plain = Object.entries(problem).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(plain) as TextArguments;
}
