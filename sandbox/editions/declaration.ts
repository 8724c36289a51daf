/**
 * The numbered lists of a declaration's page, the runner's and then the guardian's, without links,
 * which would lead out of the form.
 */
export const listsOf = (html = ''): string[] =>
  html.replace(/<\/?a\b[^>]*>/g, '').match(/<ol>[^]*?<\/ol>/g) ?? []
