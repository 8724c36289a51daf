import { Sex } from '#domain/sex.ts'
import { drawBirth } from '../../race-center/runners/ages.ts'
import type { MakePerson } from '../runnerTypes.ts'

const SURNAMES = ['Andersson', 'Berg', 'Blanco', 'Dubois', 'Evans', 'Fischer', 'Herrera', 'Jansen']
const MORE_SURNAMES = ['Kowalska', 'Moreau', 'Novák', 'Ortega', 'Rossi', 'Tanaka', 'Walsh', 'Wang']
const GIVEN = {
  [Sex.male]: ['Alex', 'Daniel', 'Erik', 'Hugo', 'Jonas', 'Lucas', 'Mateo', 'Oliver', 'Pablo'],
  [Sex.female]: ['Anna', 'Chloe', 'Elena', 'Eva', 'Julia', 'Laura', 'Lena', 'Nora', 'Sophie'],
}

/** Runners of no country, with the number of a passport. Events without a minimum age have adults. */
export const makePerson: MakePerson = (random, raceYear, minimumAge, maximumAge) => {
  const sex = random.next() < 0.45 ? Sex.female : Sex.male
  return {
    name: `${random.pick(GIVEN[sex])} ${random.pick([...SURNAMES, ...MORE_SURNAMES])}`,
    sex,
    birth: drawBirth(random, raceYear, minimumAge, maximumAge),
    cardType: 'passport',
    cardNumber: `T${random.whole(10_000_000, 99_999_999)}`,
    phone: `555${random.whole(1_000_000, 9_999_999)}`,
    city: '',
    club: '',
  }
}
