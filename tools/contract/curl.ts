/** A request as it is sent. */
export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
}

/** Longer bodies were made to be too long: what they contain does not matter. */
const MAX_SHOWN = 100_000
const PASSWORD = /("\w*password\w*":")[^"]*|((?:^|&)\w*password\w*=)[^&]*/gi

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function bodyOptions(body: string | FormData): string[] {
  if (typeof body === 'string')
    return body.length > MAX_SHOWN
      ? ['--data-binary @-']
      : [`--data-raw ${quote(body.replace(PASSWORD, '$1$2…'))}`]
  return [...body].map(
    ([name, value]) =>
      `-F ${quote(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`,
  )
}

const isLong = (body: SentRequest['body']): body is string =>
  typeof body === 'string' && body.length > MAX_SHOWN

/**
 * The request as a command for a terminal: without passwords, and with the token of the variable `TOKEN` or a
 * made-up one.
 */
export function curlOf({ method, url, headers, body }: SentRequest): string {
  const options = Object.entries(headers).map(([name, value]) =>
    name === 'token' ? '-H "token: ${TOKEN:-made-up}"' : `-H ${quote(`${name}: ${value}`)}`,
  )
  return [
    ...(isLong(body) ? [`head -c ${body.length} /dev/zero |`] : []),
    `curl -i -X ${method} ${quote(url)}`,
    ...options,
    ...(body === undefined ? [] : bodyOptions(body)),
  ].join(' ')
}
