// As much of an OpenAPI document as this server's own has.

export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: string[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

export interface Operation {
  summary?: string
  description?: string
  parameters?: { name: string; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface OpenApi {
  info: { version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** A request that can be made. */
export interface Request {
  method: string
  path: string
  operation: Operation
}

/** A piece of a type's text; one with a name is a type of its own. */
export interface Piece {
  text: string
  name?: string
}

/** A field of an object. */
export interface Field {
  name: string
  schema: Schema
  optional: boolean
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

export async function load(): Promise<OpenApi> {
  const answer = await fetch('/api/openapi.json')
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json()
}

/** All requests, in the order of the document. */
export function requests({ paths }: OpenApi): Request[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** What a body or an answer consists of. */
export function bodyOf({ content }: Content): Schema | undefined {
  return Object.values(content ?? {})[0]?.schema
}

/** Where on the page a type is. */
export const anchor = (name: string) => `type-${name}`

/** A type as TypeScript would write it. */
export function pieces(schema: Schema): Piece[] {
  const { $ref, enum: values, oneOf, items, additionalProperties, type } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? $ref
    return [{ text: name, name }]
  }
  if (values) return [{ text: values.map((value) => `"${value}"`).join(' | ') }]
  if (oneOf) return between(oneOf.map(pieces), ' | ')
  if (items) return [...pieces(items), { text: '[]' }]
  if (typeof additionalProperties === 'object') {
    return [{ text: '{ [key]: ' }, ...pieces(additionalProperties), { text: ' }' }]
  }
  const types = [type ?? 'any'].flat()
  return [{ text: types.join(' | ') }]
}

function between(parts: Piece[][], text: string): Piece[] {
  return parts.flatMap((part, i) => (i === 0 ? part : [{ text }, ...part]))
}

/** An object's fields, those that say its kind first. */
export function fields({ properties = {}, required = [] }: Schema): Field[] {
  const all = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    optional: !required.includes(name),
  }))
  const isKind = ({ schema }: Field) => schema.enum?.length === 1
  return [...all.filter(isKind), ...all.filter((field) => !isKind(field))]
}

/** What is said about a field: beside its type, or within it where it may be null. */
export function describe({ description, oneOf }: Schema): string | undefined {
  return description ?? oneOf?.find((schema) => schema.description)?.description
}
