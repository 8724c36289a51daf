import styles from './Icon.module.css'

/** Line icons on a 24 px grid, drawn for this site. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4M8.5 14.5h3',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  document: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15',
  horn: 'M4 10v4h3l6 4V6l-6 4zM16.5 9.5a3.5 3.5 0 0 1 0 5M19 7a7 7 0 0 1 0 10',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5v6M12 16.2v.3',
  left: 'M14.5 6l-6 6 6 6',
  link: 'M10.5 13.5a4 4 0 0 0 6 .4l2.5-2.5a4 4 0 0 0-5.7-5.7l-1.3 1.3M13.5 10.5a4 4 0 0 0-6-.4L5 12.6a4 4 0 0 0 5.7 5.7L12 17',
  lock: 'M6.5 11h11v8.5h-11zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  outside: 'M9 6H5v13h13v-4M13 5h6v6M19 5l-8 8',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  print: 'M7 8.5V4h10v4.5M7 16.5H4.5v-8h15v8H17M7 14h10v6H7z',
  right: 'M9.5 6l6 6-6 6',
  ring: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-4 3.8-6 7.500-6s6.700 2 7.500 6',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing on the grid of the icons. */
export const DrawnIcon = ({ path, size }: { path: string; size: number }) => (
  <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** An icon next to text, or in a button with a label; hidden from screen readers. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <DrawnIcon path={PATHS[name]} size={size} />
)
