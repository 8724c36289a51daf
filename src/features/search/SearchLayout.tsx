import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { SearchFormProvider } from './SearchFormProvider.tsx'
import layout from '#styles/layout.module.css'
import styles from './SearchLayout.module.css'

interface Props {
  title: string
  subtitle: string
  form?: ReactNode
  children: ReactNode
}

/** Title and form in a white header, result below. */
export const SearchLayout = ({ title, subtitle, form, children }: Props) => (
  <SearchFormProvider>
    <header className={styles.head}>
      <div className={clsx(styles.row, layout.wrap)}>
        <div>
          <PageHeading className={styles.title} title={title} />
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {form}
      </div>
    </header>
    <div className={clsx(styles.body, layout.wrap)}>{children}</div>
  </SearchFormProvider>
)
