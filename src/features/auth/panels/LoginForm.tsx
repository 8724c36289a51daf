import { Form, type FormProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './LoginForm.module.css'

/** Where focus goes if a form has errors. */
const FOCUS_ERROR = { focus: true, block: 'center' } as const

/** A form of the drawer: labels above the fields, and one line below each for its error. */
export const LoginForm = <T,>(form: FormProps<T> & { children: ReactNode }) => (
  <Form
    className={styles.loginForm}
    layout="vertical"
    requiredMark={false}
    scrollToFirstError={FOCUS_ERROR}
    {...form}
  />
)

/** The ways to other panels, below the form's button. */
export const FormLinks = ({ children }: { children: ReactNode }) => (
  <p className={styles.links}>{children}</p>
)
