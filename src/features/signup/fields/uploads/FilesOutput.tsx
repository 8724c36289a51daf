import { Icon } from '#components/Icon.tsx'
import { Picture } from '#components/Picture.tsx'
import { PICTURE_TYPES } from '#domain/fileRules.ts'
import { useText } from '#i18n/useText.ts'
import styles from './FilesOutput.module.css'

const SIDE = 96

const isPicture = (url: string) => PICTURE_TYPES.includes(url.split('.').at(-1) ?? '')

/** Uploaded files: images as thumbnails, others numbered. */
export function FilesOutput({ urls }: { urls: string[] }) {
  const { t } = useText()
  return (
    <ul className={styles.files}>
      {urls.map((url, index) => {
        const name = t('fields.upload.file', { number: index + 1 })
        return (
          <li key={url}>
            {isPicture(url) ? (
              <Picture className={styles.picture} src={url} alt={name} width={SIDE} height={SIDE} />
            ) : (
              <span className={styles.file}>
                <Icon name="document" />
                <span>{name}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
