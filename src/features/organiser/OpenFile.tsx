import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { useText } from '#i18n/useText.ts'
import { type Example, EXAMPLES } from './examples.ts'
import type { FileAccess } from './useFileAccess.ts'
import layout from '#styles/layout.module.css'
import styles from './OpenFile.module.css'

interface Props {
  access: FileAccess
  onExample: (name: Example) => void
  /** Why the last file could not be opened; '' if it could. */
  problem: string
  /** Whether another file is open already: then it takes one line. */
  isOpen: boolean
}

/** Ways to open a file: pick or drop one, or start from an example. */
export function OpenFile({ access, onExample, problem, isOpen }: Props) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer) void access.drop(event.dataTransfer)
  })
  // Anywhere on the page: a browser opens what is dropped elsewhere.
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const onDragOver = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) setOver(false)
    }
    window.addEventListener('dragover', onDragOver, { signal })
    window.addEventListener('dragleave', onDragLeave, { signal })
    window.addEventListener('drop', (event) => drop(event), { signal })
    return () => ended.abort()
  }, [])
  const pick = async () => {
    if (!(await access.pick())) input.current?.click()
  }

  return (
    <div
      className={styles.openFile}
      data-over={isOver || undefined}
      data-open={isOpen || undefined}
    >
      <Button variant="primary" onClick={() => void pick()}>
        {t('organiser.open')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={layout.visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void access.read(file)
          target.value = ''
        }}
      />
      <p className={styles.hint}>{t('organiser.drop')}</p>
      <div className={styles.examples}>
        <span>{t('organiser.examples')}</span>
        <ul>
          {EXAMPLES.map((name) => (
            <li key={name}>
              <TextButton isSmall onClick={() => onExample(name)}>
                {t(`organiser.example.${name}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
