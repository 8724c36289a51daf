import type { Translated } from '../../translated.ts'
import type { logout as zh } from '../zh/logout.ts'

export const logout: Translated<typeof zh> = {
  'logout.title': 'Keep the draft of your entry form?',
  'logout.text':
    'This browser holds a draft of your entry form, with your name, contact details and other personal data. If other people use this device, delete it.',
  'logout.delete': 'Delete it and log out',
  'logout.keep': 'Keep it and log out',
}
