/** The most that one kind of request may cost somebody who is not signed in. */
export type Ceiling = {
  /** Method and path, or the GraphQL operation, as an integrator writes it; `*` stands for one segment, `**` for any. */
  readonly request: string;
  /** The bound in numbers: rows, bytes, milliseconds, requests in a period. */
  readonly most: string;
  /** What is answered beyond it. */
  readonly beyond: string;
  /** The file that enforces it, relative to the repository's root. */
  readonly enforcedBy: string;
};
