import type { Translated } from '../../translated.ts'
import type { signOut as zh } from '../zh/signOut.ts'

export const signOut: Translated<typeof zh> = {
  'signOut.title': 'Keep the draft of your entry form?',
  'signOut.text':
    'This browser holds a draft of your entry form, with your name, contact details and other personal data. If other people use this device, delete it.',
  'signOut.delete': 'Delete it and log out',
  'signOut.keep': 'Keep it and log out',
}
