/** The class of every control of the component library, which defines its colours and sizes. */
export const CONTROLS = 'controls'
