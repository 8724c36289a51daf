/**
 * A comment next to text with a `<` looks like hidden markup and would have the whole content
 * removed.
 */
export function dropComments(body: HTMLElement): void {
  const inert = body.ownerDocument
  const comments = inert.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode()) inert.adoptNode(node)
}

/** Removes forms first: the names of their fields shadow DOM methods used by everything else. */
export function unwrapForms(body: HTMLElement): void {
  const range = body.ownerDocument.createRange()
  for (const form of body.querySelectorAll('form')) {
    range.selectNodeContents(form)
    const fields = range.extractContents()
    range.selectNode(form)
    range.deleteContents()
    range.insertNode(fields)
  }
}
