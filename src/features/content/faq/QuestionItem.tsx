import { Link } from 'react-router-dom'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { Icon } from '#components/Icon.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { sectionId } from '#lib/html/contentSection.ts'
import { questionLink } from '#site-config/questions.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { openFilePreview } from '#stores/filePreview.ts'
import { useCopyLink } from '../useCopyLink.ts'
import styles from './QuestionItem.module.css'

interface Props {
  question: SiteConfig['faq'][number]
  /** Called when the answer has been rendered. */
  onShown: () => void
}

const openFile = (href: string, name: string) => openFilePreview({ href, name })

/** A question that opens to its answer. With a valid id it has a link of its own. */
export function QuestionItem({ question, onShown }: Props) {
  const { t, languages } = useText()
  const copyLink = useCopyLink()
  const id = sectionId(question.id)
  const html = localized(question, 'answer', languages)
  return (
    <details className={styles.question} id={id || undefined}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>
          <LocalizedText value={question} field="question" />
        </h3>
      </summary>
      <div className={styles.answer}>
        <BlockBoundary name={`question ${question.id}`} resetKey={html} fallback={<BlockFailed />}>
          <SafeHtml
            html={html}
            lang={localizedLang(question, 'answer', languages)}
            onFile={openFile}
            onShown={onShown}
          />
        </BlockBoundary>
        {id && (
          <Link
            to={questionLink(question.id)}
            replace
            className={styles.link}
            onClick={({ currentTarget }) => void copyLink(currentTarget.href)}
          >
            <Icon name="link" size={16} />
            <span>{t('documents.faq.copy')}</span>
          </Link>
        )}
      </div>
    </details>
  )
}
