import type { ReactNode } from 'react'

/** One of a field's several controls, under a label of its own. */
export const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="signup-part">
    <span className="signup-part__label">{label}</span>
    {children}
  </label>
)
