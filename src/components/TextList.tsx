import { Fragment, type ReactNode } from 'react'

/** Texts in one line, with a separator between them. */
export const TextList = ({ texts, separator }: { texts: ReactNode[]; separator: string }) =>
  texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && <span>{separator}</span>}
      <span>{text}</span>
    </Fragment>
  ))
