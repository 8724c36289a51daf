import { type ReactNode, startTransition, useMemo, useRef, useState } from 'react'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { Picture } from '#components/Picture.tsx'
import { isInOtherLanguage, localized, localizedLang, type Titled } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { ContentOutline } from '#lib/html/contentOutline.ts'
import type { SiteDocument } from '#site-config/siteDocument.ts'
import { openFilePreview } from '#stores/filePreview.ts'
import { Anchors } from './Anchors.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentLayout } from './DocumentLayout.tsx'
import { readingMinutes } from './readingMinutes.ts'
import { useLinkedSection } from './useLinkedSection.ts'
import styles from './DocumentView.module.css'

const PICTURE = { width: 720, height: 405 }
/** Content with this many sections is treated as rules, which are cited by number. */
const NUMBERED_FROM = 6

interface Props {
  document: SiteDocument
  /** The page's name, for a document without a title. */
  page?: Titled
  /** Above the section names: a link back to the list. */
  back?: ReactNode
  /** Below the text: further reading. */
  children?: ReactNode
}

const NONE: ContentOutline['sections'] = []
const openFile = (href: string, name: string) => openFilePreview({ href, name })

/** A document with its section links and its tools. */
export function DocumentView({ document: siteDocument, page, back, children }: Props) {
  const { t, languages } = useText()
  const root = useRef<HTMLDivElement>(null)
  const [outline, setOutline] = useState<ContentOutline | null>(null)
  const minutes = useMemo(() => (outline ? readingMinutes(outline.text) : 0), [outline])
  useLinkedSection(root, outline ? 1 : 0)
  // Long content has many sections: the links to them may appear slightly after the text.
  const showOutline = (read: ContentOutline) => startTransition(() => setOutline(read))
  const html = localized(siteDocument, 'content', languages)
  const lang = localizedLang(siteDocument, 'content', languages)

  return (
    <DocumentLayout
      files={outline?.files ?? []}
      aside={
        <>
          {back}
          <Anchors sections={outline?.sections ?? NONE} lang={lang} />
        </>
      }
    >
      <DocumentHead
        document={siteDocument}
        page={page}
        minutes={html ? minutes : undefined}
        isFallback={isInOtherLanguage(siteDocument, 'content', languages)}
      />
      {siteDocument.picture && (
        <Picture
          src={siteDocument.picture}
          phone={siteDocument.pictureH5}
          alt=""
          {...PICTURE}
          className={styles.picture}
          isFirst
        />
      )}
      <div ref={root} className={styles.content}>
        <BlockBoundary
          name={`document ${siteDocument.id}`}
          resetKey={html}
          fallback={<BlockFailed />}
        >
          {html ? (
            <SafeHtml
              html={html}
              lang={lang}
              numberedFrom={NUMBERED_FROM}
              onFile={openFile}
              onOutline={showOutline}
            />
          ) : (
            <p className={styles.none}>{t('documents.empty.text')}</p>
          )}
        </BlockBoundary>
      </div>
      {children}
    </DocumentLayout>
  )
}
