import type { JsonSchema } from '@valibot/to-json-schema';
import { operators } from './loopback-filter';
import { type DescribedOperation, type OpenApiDocument, type OpenApiOperation, operationsOf } from './openapi-document';
import { problemKinds } from './problem';

/** The readable page of an OpenAPI document: plain HTML in the reader's own colours, no script. */
export function toDocsPage(document: OpenApiDocument): string {
  const { info, components } = document;
  const described = operationsOf(document);
  const operations = described.map(toOperationSection);
  const entities = Object.entries(components.schemas).map(([name, schema]) => toEntitySection(name, schema));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(info.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${toHtml(info.title)}</h1>
<p>${toHtml(info.description)} Described for machines in <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<nav aria-label="Operations"><ul>${described
    .map(
      ({ path, operation }) =>
        `<li><a href="#${operation.operationId}">${toHtml(operation.summary)}</a> <code>${toHtml(path)}</code></li>`,
    )
    .join('')}</ul></nav>
<h2 id="filter">Filters</h2>
${filterText}
<h2 id="operations">Operations</h2>
${operations.join('\n')}
<h2 id="entities">Answers</h2>
${entities.join('\n')}
<h2 id="problems">Problems</h2>
<p>A refusal is <code>application/problem+json</code>: type, title, status, detail, and in errors the location and message of everything that is wrong.</p>
<dl>${Object.entries(problemKinds)
    .map(([kind, { status, title }]) => `<dt id="${kind}">${status} ${kind}</dt><dd>${title}.</dd>`)
    .join('')}</dl>
</main>
</body>
</html>
`;
}

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:64rem;margin-inline:auto;padding:1rem;overflow-wrap:anywhere}
h2{margin-block-start:3rem}h3{margin-block-start:2rem}
div.wide{overflow-x:auto}table{border-collapse:collapse;inline-size:100%}
th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-block-end:1px solid}
code{font:0.9em ui-monospace,monospace}dt{font-weight:600}`;

const filterText = `<p>Lists take Loopback's filter in the query string, or the same as JSON in <code>filter</code>:</p>
<ul>
<li><code>filter[where][code]=64O</code>: the field has this value.</li>
<li><code>filter[where][code][inq]=64O&amp;filter[where][code][inq]=A8L</code>: one of several. Operators: ${operators.join(', ')}.</li>
<li><code>filter[order]=price DESC</code>: order, several times for several fields. What is missing stands last.</li>
<li><code>filter[limit]=10&amp;filter[skip]=20</code>: a part of the list. <code>X-Total-Count</code> says how long the whole is.</li>
<li><code>filter={"where":{"brand":2},"order":["price DESC"],"limit":10}</code></li>
</ul>
<p>Conditions hold together. An unknown field or operator is refused and named.</p>`;

function toOperationSection({ path, method, operation }: DescribedOperation): string {
  const example = operation.description.replace('Example: ', '');
  const rows = operation.parameters
    .filter(({ name }) => !name.endsWith('[inq]'))
    .map(({ name, required, description, schema }) => [
      `<code>${toHtml(name)}</code>${required ? ' (required)' : ''}`,
      toHtml(typeOf(schema)),
      toHtml(description),
    ]);
  return `<section aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}">${toHtml(operation.summary)}</h3>
<p><code>${method} ${toHtml(path)}</code></p>
<p>Example: ${method === 'GET' ? `<a href="${toHtml(example)}"><code>${toHtml(example)}</code></a>` : `<code>${toHtml(example)}</code>`}</p>
${rows.length > 0 ? toTable(['Parameter', 'Type', 'Meaning'], rows) : ''}
${toBodyTable(operation)}
<p>Answers ${answerOf(operation)}.</p>
</section>`;
}

/** What a POST sends, field by field. */
function toBodyTable({ requestBody }: OpenApiOperation): string {
  const [body] = Object.values(requestBody?.content ?? {});
  if (!body) return '';
  const { schema } = body;
  const note = schema.description ? `<p>${toHtml(schema.description)}</p>` : '';
  const variants = (schema.oneOf ?? []).filter((variant) => typeof variant === 'object');
  if (variants.length === 0) return note + toFieldTable(schema);
  return note + variants.map((variant) => `<h4>${toHtml(variant.title ?? '')}</h4>${toFieldTable(variant)}`).join('');
}

function toFieldTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(([name, property]) => [
    `<code>${toHtml(name)}</code>${required.includes(name) ? ' (required)' : ''}`,
    typeof property === 'object' ? toHtml(typeOf(property)) : '',
    typeof property === 'object' ? toHtml(property.description ?? '') : '',
  ]);
  return toTable(['Field of the body', 'Type', 'Meaning'], rows);
}

function answerOf({ responses }: OpenApiOperation): string {
  const reference = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(responses[200]))?.[1] ?? '';
  const isList = JSON.stringify(responses[200]).includes('"type":"array"');
  return `${isList ? 'an array of ' : ''}<a href="#${reference}">${reference}</a>`;
}

function toEntitySection(name: string, schema: JsonSchema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([field, property]) => {
    const description = typeof property === 'object' ? (property.description ?? '') : '';
    return [`<code>${toHtml(field)}</code>`, typeLink(property), toHtml(description)];
  });
  return `<section aria-labelledby="${name}">
<h3 id="${name}">${name}</h3>
<p>${toHtml(schema.description ?? '')}</p>
${toTable(['Field', 'Type', 'Meaning'], rows)}
</section>`;
}

function toTable(heads: string[], rows: string[][]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function typeLink(schema: JsonSchema | boolean): string {
  const type = toHtml(typeOf(schema));
  return type.replace(/\b[A-Z]\w+/, (name) => `<a href="#${name}">${name}</a>`);
}

/** A schema's type in words: `string or null`, `array of ColourSelector`. */
function typeOf(schema: JsonSchema | boolean | undefined): string {
  if (typeof schema !== 'object') return 'anything';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === 'array')
    return `array of ${typeOf(Array.isArray(schema.items) ? schema.items[0] : schema.items)}`;
  return String(schema.type ?? 'anything');
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
