import { hasText, t } from '../texts';
import type { Problem } from '../wire';

/** A problem as one sentence in the reader's language where there is one, else in the server's words. */
export function sentence(problem: Problem): string {
  if (problem.status === 0) return t('problem-offline');
  const slug = problem.type.replace(/\/+$/, '').split(/[/#:]/).at(-1) ?? '';
  if (hasText(`problem-${slug}`)) return t(`problem-${slug}`);
  if (problem.detail) return problem.detail;
  if (hasText(`problem-status-${problem.status}`)) return t(`problem-status-${problem.status}`);
  return t('problem-unknown', { title: problem.title });
}
