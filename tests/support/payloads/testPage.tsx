import '#lib/html/trustedTypes.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import '#styles/firstTokens.css'
import '#styles/tokens.css'
import '#styles/shell.css'
import '#styles/base.css'

export interface TestPage {
  /** Shows each content in a separate section. */
  showContent: (contents: string[], props?: { lang?: string; numberedFrom?: number }) => void
  /** Shows each text as a title and as the target of a link. */
  showTexts: (texts: string[]) => void
  /** Files that links asked to preview. */
  files: string[]
  isWhole: () => boolean
}

declare global {
  interface Window {
    testPage: TestPage
  }
}

const root = createRoot(document.getElementById('root') ?? document.body)
const files: string[] = []
const openFile = (href: string, name: string) => files.push(`${name} ${href}`)
let round = 0
let sections = 0

window.testPage = {
  files,
  showContent: (contents, props) => {
    round += 1
    sections = contents.length
    root.render(
      <StrictMode>
        <main>
          <h1>Content</h1>
          {contents.map((html, index) => (
            <section key={`${round} ${index}`} className="test-content" data-round={round}>
              <SafeHtml html={html} onFile={openFile} {...props} />
            </section>
          ))}
        </main>
      </StrictMode>,
    )
  },
  showTexts: (texts) => {
    root.render(
      <HashRouter>
        {texts.map((text, index) => (
          <section key={index} className="test-content">
            <h2 title={text}>{text}</h2>
            <SmartLink to={text} label={text}>
              {text}
            </SmartLink>
          </section>
        ))}
      </HashRouter>,
    )
  },
  // Until the new content has rendered, the previous content is still shown.
  isWhole: () =>
    document.querySelectorAll(`[data-round="${round}"]`).length === sections &&
    document.querySelectorAll('[aria-busy=true]').length === 0,
}
