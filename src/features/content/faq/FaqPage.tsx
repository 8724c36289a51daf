import { useRef, type RefObject, useEffect, useState } from 'react'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { localized, localizedLang, titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { numberedSection } from '#lib/html/contentOutline.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { Anchors } from '../document/Anchors.tsx'
import { DocumentLayout } from '../document/DocumentLayout.tsx'
import { DocumentTitle } from '../document/DocumentTitle.tsx'
import { useLinkedSection } from '../document/useLinkedSection.ts'
import { EmptyContent } from '../EmptyContent.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import styles from './FaqPage.module.css'

/** Opens the closed disclosures in `root` while the page is printed. */
function useOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      const closed = root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])')
      opened = Array.from(closed ?? [])
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [root])
}

/** The race's questions in groups, each with an answer to open. */
export function FaqPage({ route }: { route: SiteRoute }) {
  const texts = useText()
  const { languages } = texts
  const { faq } = useConfig()
  const root = useRef<HTMLDivElement>(null)
  const [answersShown, setAnswersShown] = useState(0)
  useLinkedSection(root, answersShown)
  useOpenInPrint(root)
  const groupOf = (question: (typeof faq)[number]) => localized(question, 'group', languages)
  const groups = [...new Set(faq.map(groupOf))]
  const sections = groups
    .filter(Boolean)
    .map((title, index) => ({ id: numberedSection(index), title }))
  const [first] = faq

  if (!first) return <EmptyContent />
  return (
    <DocumentLayout
      files={[]}
      aside={<Anchors sections={sections} lang={localizedLang(first, 'group', languages)} />}
    >
      <DocumentTitle title={titleOf(route, texts)} lang={titleLang(route, languages)} />
      <div ref={root}>
        {groups.map((group) => {
          const questions = faq.filter((question) => groupOf(question) === group)
          return (
            <section key={group} className={styles.group}>
              {group && questions[0] && (
                <h2
                  id={sections.find(({ title }) => title === group)?.id}
                  className={styles.groupTitle}
                >
                  <LocalizedText value={questions[0]} field="group" />
                </h2>
              )}
              {questions.map((question, index) => (
                <QuestionItem
                  key={index}
                  question={question}
                  onShown={() => setAnswersShown((count) => count + 1)}
                />
              ))}
            </section>
          )
        })}
      </div>
    </DocumentLayout>
  )
}
