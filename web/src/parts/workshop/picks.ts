/** A force that can be chosen: its id, its name, and a line about it. */
export type Choice<T> = { id: string; name: string; about: string; force: T };
