import { Component, type ReactNode } from 'react'
import { report } from '../../lib/report.ts'

interface Props {
  /** Name of the block for error reports. */
  name: string
  /** When it changes (the route), the block is tried again. */
  resetKey?: string
  fallback?: ReactNode
  children: ReactNode
}

/** Prevents a block that throws from taking the page down. */
export class BlockBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromProps(props: Props, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== (props.resetKey ?? '')
      ? { failedAt: null }
      : null
  }

  static getDerivedStateFromError() {
    return { failedAt: '' }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failedAt: this.props.resetKey ?? '' })
    report(`block ${this.props.name} failed`, error)
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : (this.props.fallback ?? null)
  }
}
