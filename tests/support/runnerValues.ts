import type { SignupValues } from '#domain/fields/fieldTypes.ts'

/** Form values of a runner from the mainland, apart from name and document. */
export const RUNNER_VALUES = {
  nationality: { region: 'mainland', country: 'CN' },
  phone: '13800000922',
  email: 'runner@race.test',
  area: ['110000', '110100', '110108'],
  emergencyName: '林秀',
  emergencyRelation: 'spouse',
  emergencyPhone: '13900000815',
  clothing: 'M',
  pickUpDay: '2024-09-20',
  insurance: 'read',
} satisfies SignupValues
