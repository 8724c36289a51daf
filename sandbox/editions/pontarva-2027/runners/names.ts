/** Source data for names, clubs and places. The people generated from it are fictitious. */
export const portuguese = {
  surnames:
    'Almeida Antunes Barbosa Barros Brito Cardoso Carvalho Castanheira Correia Coutinho Duarte Esteves Faria Figueiredo Fonseca Freitas Gaspar Leal Lobo Lopes Macedo Marques Matos Mendes Morais Nogueira Nunes Pacheco Pinto Queirós Ramos Rebelo Ribeiro Sampaio Serrano Tavares Teixeira Valente Vieira Vilela'.split(
      ' ',
    ),
  given: {
    1: 'Afonso André Bernardo Bruno Carlos Diogo Duarte Filipe Francisco Gonçalo Guilherme Henrique Hugo João Jorge Luís Manuel Miguel Nuno Paulo Pedro Ricardo Rodrigo Rui Tiago Tomás Vasco'.split(
      ' ',
    ),
    2: 'Ana Beatriz Carolina Catarina Clara Daniela Filipa Helena Inês Joana Leonor Luísa Mafalda Margarida Maria Mariana Marta Matilde Patrícia Raquel Rita Rosa Sara Sofia Teresa'.split(
      ' ',
    ),
  },
}
export const foreign = {
  surnames:
    'Andersson Berg Blanco Dubois Evans Fischer Herrera Jansen Kowalska Moreau Novák Ortega Rossi Walsh'.split(
      ' ',
    ),
  given: {
    1: 'Alex Daniel Erik Hugo Jonas Lucas Mateo Oliver Pablo Thomas'.split(' '),
    2: 'Anna Chloe Elena Eva Julia Laura Lena Nora Paula Sophie'.split(' '),
  },
}

export const cities = [
  'Pontarva',
  'Pontarva',
  'Pontarva',
  'Lobrete',
  'Valdouriça',
  'Montarel',
  'Seravide',
]

/** Most runners belong to no club. */
export const clubs = [
  '',
  '',
  '',
  '',
  'Correr em Pontarva',
  'Clube de Remo do Arva',
  'Passo Certo de Lobrete',
  'Atletismo de Montarel',
]
