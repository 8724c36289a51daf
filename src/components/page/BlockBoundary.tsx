import { Component, type ReactNode } from 'react'
import { report } from '#lib/report.ts'

interface Props {
  /** Name of the block for error reports. */
  name: string
  /** When it changes (the route), the block is tried again. */
  resetKey?: string
  fallback?: ReactNode
  children: ReactNode
}

interface State {
  hasFailed: boolean
  resetKey: string | undefined
}

/** Prevents a block that throws from taking the page down. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return state.resetKey === resetKey ? null : { hasFailed: false, resetKey }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    report(`block ${this.props.name} failed`, error)
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
