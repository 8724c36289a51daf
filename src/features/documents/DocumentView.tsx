import { type ReactNode, useRef } from 'react'
import type { SiteDocument } from '../../api/siteDocument.ts'
import { BlockBoundary } from '../../components/BlockBoundary.tsx'
import { Picture } from '../../components/Picture.tsx'
import { SafeHtml } from '../../components/SafeHtml.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { officePreviewAsked } from '../../stores/officePreview.ts'
import { Anchors } from './Anchors.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentTools } from './DocumentTools.tsx'
import { useAskedSection, useOutline } from './useOutline.ts'
import './Document.css'

const PICTURE = { width: 720, height: 405 }
/** Content with so many sections reads as rules do, which are known by their numbers. */
const NUMBERED_FROM = 6
const HEADING = /<h2[\s>]/gi

interface Props {
  document: SiteDocument
  /** Above the sections' names: where an article came from. */
  back?: ReactNode
  /** Below the text: where to read on. */
  children?: ReactNode
}

const openFile = (href: string, name: string) => officePreviewAsked({ href, name })

/** A document between the names of its sections and its tools. */
export function DocumentView({ document, back, children }: Props) {
  const { t, language } = useText()
  const root = useRef<HTMLDivElement>(null)
  const outline = useOutline(root)
  useAskedSection(root, outline)
  const html = localized(document, 'content', language)
  const isFallback = language === 'en' && html !== '' && !document.contentEn
  const lang = isFallback ? 'zh-CN' : undefined

  return (
    <div className="document wrap">
      <div className="document__aside">
        {back}
        <Anchors sections={outline.sections} lang={lang} />
      </div>
      <article className="document__text">
        <DocumentHead document={document} html={html} isFallback={isFallback} />
        {document.picture && (
          <Picture
            src={document.picture}
            alt=""
            {...PICTURE}
            className="document__picture"
            isFirst
          />
        )}
        <div ref={root} className="document__content">
          <BlockBoundary
            name={`document ${document.id}`}
            resetKey={html}
            fallback={<p className="block-failed">{t('site.block.failed')}</p>}
          >
            {html ? (
              <SafeHtml
                html={html}
                lang={lang}
                isNumbered={(html.match(HEADING)?.length ?? 0) >= NUMBERED_FROM}
                onFile={openFile}
              />
            ) : (
              <p className="document__none">{t('documents.empty.text')}</p>
            )}
          </BlockBoundary>
        </div>
        {children}
      </article>
      <DocumentTools files={outline.files} />
    </div>
  )
}
