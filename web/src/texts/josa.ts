/**
 * Chooses the Korean particle that fits the end of a word: `josa('해골병', '을/를')` is `해골병을`. The first particle
 * of the pair follows a final consonant, the second a vowel. Of `으로/로`, the second also follows ㄹ.
 * The pronoun 나 becomes 내 before 가.
 */
export function josa(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  if (word === '나' && open === '가') return '내가';
  const end = finalSound(word);
  if (end === 'ㄹ' && closed.startsWith('으')) return word + open;
  return word + (end === null ? open : closed);
}

/**
 * The final sound of the last letter: `ㄹ`, another consonant (`x`), or `null` for a vowel. It ignores a sign
 * in parentheses after a word, as in 꽥(K). It reads a capital by its Korean name (K is 케이).
 */
function finalSound(word: string): 'ㄹ' | 'x' | null {
  const last =
    word
      .trim()
      .replace(/(?<=.)\([A-Z0-9]\)$/u, '')
      .replace(/[)\]}"'’”.!?★]+$/u, '')
      .at(-1) ?? '';
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) {
    const tail = (code - 0xac00) % 28;
    return tail === 0 ? null : tail === 8 ? 'ㄹ' : 'x';
  }
  if ('178'.includes(last) || 'lrL'.includes(last)) return last === '' ? null : 'ㄹ';
  if ('036'.includes(last) || 'mnbpktcMNR'.includes(last)) return last === '' ? null : 'x';
  return null;
}
