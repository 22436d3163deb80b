/**
 * Whether a name looks like one that the server made up for a guest, such as "Cork Captain 32". Others at a
 * table see such a name, but the person who has it sees *you*.
 */
export const isMadeUp = (name: string): boolean => /^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d?$/.test(name);
