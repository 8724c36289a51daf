import { Fragment } from 'react'

/** Words that segmenters split. */
const WHOLE = /马拉松/g

/** Splits a text where a line may break: between words, never within one. */
export function wordParts(text: string): string[] {
  // Firefox before 125 has no segmenter; it breaks the line anywhere between Chinese characters.
  if (!('Segmenter' in Intl)) return [text]
  const unbreakable = Array.from(text.matchAll(WHOLE), ({ 0: word, index }) => [
    index,
    index + word.length,
  ])
  const isWithin = (at: number) => unbreakable.some(([from = 0, to = 0]) => from < at && at < to)
  const parts: string[] = []
  let follows = false
  for (const { segment, index, isWordLike = false } of new Intl.Segmenter('zh', {
    granularity: 'word',
  }).segment(text)) {
    if (follows && isWordLike && !isWithin(index)) parts.push(segment)
    else parts.push((parts.pop() ?? '') + segment)
    follows = isWordLike
  }
  return parts
}

/** A heading that wraps between words: Chinese has no spaces to break at. */
export function WordBreaks({ text }: { text: string }) {
  return wordParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ))
}
