import { Fragment } from 'react'

/** A text in parts that a line may end after: between two words, never within one. */
export function wordParts(text: string): string[] {
  const parts: string[] = []
  let follows = false
  for (const { segment, isWordLike = false } of new Intl.Segmenter('zh', {
    granularity: 'word',
  }).segment(text)) {
    if (follows && isWordLike) parts.push(segment)
    else parts.push((parts.pop() ?? '') + segment)
    follows = isWordLike
  }
  return parts
}

/** A heading that breaks by sense where its lines are too long: Chinese has no spaces to break at. */
export function WordBreaks({ text }: { text: string }) {
  return wordParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
