/** A part of a text, and whether it is emphasised. */
export interface Part {
  text: string;
  strong: boolean;
}

/** Splits a text of a lesson into its parts. Two asterisks stand before and after an emphasised part. */
export const partsOf = (text: string): Part[] =>
  text
    .split('**')
    .map((part, n) => ({ text: part, strong: n % 2 === 1 }))
    .filter((part) => part.text !== '');

/** Returns a text of a lesson without the asterisks. */
export const plainText = (text: string): string => text.replaceAll('**', '');
