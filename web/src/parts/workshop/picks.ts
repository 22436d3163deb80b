/** A force that can be picked: under which id, what it is called, and a line about it. */
export type Choice<T> = { id: string; name: string; about: string; force: T };
