/**
 * Whether a name looks like one that the server made up for a guest, such as "Cork Captain 32". Such a name is
 * shown to others, but never to the person who has it.
 */
export const isMadeUp = (name: string): boolean => /^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d?$/.test(name);
