import { DrawnIcon } from '#components/Icon.tsx'

const OPEN =
  'M2.500 12c2.300-4 5.500-6 9.500-6s7.200 2 9.500 6c-2.300 4-5.500 6-9.500 6s-7.200-2-9.500-6M12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600'
const SLASH = 'M5 19.500L19 4.500'

/** An eye: open if the password is shown, struck through if it is hidden. */
export const EyeIcon = ({ isOpen }: { isOpen: boolean }) => (
  <DrawnIcon path={isOpen ? OPEN : OPEN + SLASH} size={22} />
)
