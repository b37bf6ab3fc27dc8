export type JsonSchema = Readonly<Record<string, unknown>>;

export type Parameter = Readonly<{
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  style?: 'deepObject';
  explode?: boolean;
  /** What the example of the operation sends. */
  example?: string | number | boolean;
  schema: JsonSchema;
}>;

/** One operation of the API, before it is written as OpenAPI has it. */
export type Operation = Readonly<{
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below `/api`. */
  path: string;
  id: string;
  summary: string;
  tag: string;
  parameters: readonly Parameter[];
  /** The schema of the document that it is about, by its name. */
  document?: string;
  /** The schema of a body, by its media type, and what the example of the operation sends. */
  body?: Readonly<{ type: string; schema: JsonSchema; example: JsonSchema }>;
  answer: JsonSchema;
  /** 200 unless it says otherwise. */
  status?: number;
  /** Needs an admin key. */
  isAdmin?: boolean;
}>;

type QueryOptions = Readonly<{ description?: string; example?: Parameter['example'] }>;

export function query(name: string, schema: JsonSchema, options: QueryOptions = {}): Parameter {
  return { name, in: 'query', ...options, schema };
}
