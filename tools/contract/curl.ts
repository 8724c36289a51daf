/** A request as it is sent. */
export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
}

/** Longer bodies are cut: they were made to be too long. */
const MAX_SHOWN = 2000
const PASSWORD = /("\w*password\w*":")[^"]*|((?:^|&)\w*password\w*=)[^&]*/gi

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function bodyOptions(body: string | FormData): string[] {
  if (typeof body === 'string')
    return [`--data-raw ${quote(body.slice(0, MAX_SHOWN).replace(PASSWORD, '$1$2…'))}`]
  return [...body].map(
    ([name, value]) =>
      `-F ${quote(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`,
  )
}

/** The request as a command for a terminal, with `$TOKEN` for the token and without passwords. */
export function curlOf({ method, url, headers, body }: SentRequest): string {
  const options = Object.entries(headers).map(([name, value]) =>
    name === 'token' ? '-H "token: $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`,
  )
  return [
    `curl -i -X ${method} ${quote(url)}`,
    ...options,
    ...(body === undefined ? [] : bodyOptions(body)),
  ].join(' ')
}
