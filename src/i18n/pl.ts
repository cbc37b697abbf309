import type { Translations } from './en';
import backup from './backup/pl';
import entry from './entry/pl';
import handOver from './handOver/pl';
import history from './history/pl';
import photo from './photo/pl';
import { counter } from './plural';
import reading from './reading/pl';
import result from './result/pl';
import share from './share/pl';
import stats from './stats/pl';
import tables from './tables/pl';

const pl: Translations = {
  app: {
    name: 'Orbis Scorer',
    about:
      'Wprowadź piramidy z partii „Orbisa” i od razu zobacz każdy punkt. Zasady też są pod ręką.',
    unofficial: 'Aplikacja nieoficjalna. Zrobili ją gracze, bez związku z wydawcą „Orbisa”.',
    pageTitle: (page) => `${page} · Orbis Scorer`,
  },
  backup,
  entry,
  handOver,
  history,
  photo,
  reading,
  result,
  share,
  stats,
  tables,
  tabs: {
    label: 'Główne działy',
    score: 'Punktacja',
    history: 'Historia',
    statistics: 'Statystyki',
    reference: 'Ściąga',
  },
  home: {
    lookUp: 'Sprawdź zasady',
    drawing: 'Piramida z 14 kolorowych kafli pod złotym słońcem',
  },
  reference: {
    title: 'Ściąga',
    sectionsLabel: 'Działy',
    sections: {
      effects: { title: 'Efekty', hint: 'Kiedy kafel regionu daje PK' },
      gods: { title: 'Bogowie', hint: 'Jaką premię daje każdy z nich' },
      setup: { title: 'Przygotowanie', hint: 'Kafle, bogowie i żetony świątyń dla 2–4 graczy' },
      forgotten: { title: 'Często zapominane', hint: 'Sześć zasad, które umykają przy stole' },
    },
    colors: {
      title: 'Znaki kolorów',
      text: 'W tej aplikacji każdy kolor ma też kształt, więc kafle można odróżnić bez rozpoznawania barw.',
    },
    effects: {
      wilderness:
        'Na koniec gry tracisz 1 PK. Może leżeć na dowolnych kaflach i liczy się jako kafel każdego koloru.',
      village:
        'Daje PK, jeśli odrzucono wskazaną liczbę wyznawców dowolnego koloru. Jeśli nie, PK zakrywa żeton dezaktywacji.',
      volcano:
        'Daje PK, jeśli usunięto wszystkich wskazanych wyznawców z 8 pozostałych kafli pośrodku obszaru gry. Jeśli nie, nie usuwa się nikogo, a PK zakrywa żeton dezaktywacji.',
      forest:
        'Daje PK, jeśli na koniec gry przylega do niego dość kafli we wskazanych kolorach. Sąsiadów ma najwyżej sześciu: z lewej, z prawej, dwóch poniżej i dwóch powyżej.',
      irrigation:
        'Daje PK, jeśli jeden z dwóch kafli bezpośrednio pod nią ma wskazany kolor. W pierwszym rzędzie nigdy.',
      temple:
        'Kto ma najwięcej symboli świątyń, pierwszy wybiera żeton świątyni; każdy bierze jeden. Remis rozstrzyga wyższa wartość mistyczna kafla świątyni. Bez świątyni nie ma żetonu.',
      sacredStone: 'Zawsze jest wart 1 PK.',
      farm: 'Nie opłacasz już kosztu we wskazanym kolorze: weź żeton zniżki. PK tylko wtedy, gdy są nadrukowane.',
      proselytism: 'Od razu weź wskazanych wyznawców. PK tylko wtedy, gdy są nadrukowane.',
    },
    gods: {
      apprentice: '2 PK.',
      idleness: '1 PK, a za pustkowia nic nie tracisz.',
      technology: '3 PK, jeśli nikt nie ma mniej pustkowi niż Ty.',
      equilibrium: '3 PK za aktywną wioskę, świątynię i aktywny wulkan.',
      death:
        '3 PK, jeśli przy braniu kafla odrzucono 6 wyznawców. Jeśli nie, zakrywa je żeton dezaktywacji.',
      love: '1 PK, a przy braniu kafla 5 wyznawców w dowolnych kolorach.',
      oceans: '3 PK, jeśli nikt nie ma więcej aktywnych irygacji niż Ty.',
      fire: '3 PK, jeśli nikt nie ma więcej aktywnych wulkanów niż Ty.',
      nature: '3 PK, jeśli nikt nie ma więcej aktywnych lasów niż Ty.',
      harvests: '3 PK, jeśli nikt nie ma więcej aktywnych wiosek niż Ty.',
    },
    setup: {
      byPlayers: 'Według liczby graczy',
      players: 'Gracze',
      removed: 'Usunięte kafle',
      gods: 'Bogowie',
      temples: 'Żetony świątyń',
      whiteStars:
        'Przy 3 graczach usuńcie 14 kafli z białymi gwiazdkami: 5 z poziomu 1., 5 z poziomu 2., 4 z poziomu 3.',
      purpleStars:
        'Przy 2 graczach usuńcie też 14 kafli z fioletowymi gwiazdkami: 4 z poziomu 1., 4 z poziomu 2., 6 z poziomu 3.',
      stepsTitle: 'Następnie',
      steps: {
        piles: 'Potasujcie kafle regionów w trzech stosach, osobno dla każdego poziomu.',
        display: 'Rozłóżcie 9 odkrytych kafli poziomu 1. w kwadrat 3 na 3.',
        gods: 'Dobierzcie kafle bogów i rozłóżcie je odkryte obok żetonów świątyń.',
        aether: 'Wyznawcy, żetony dezaktywacji i żetony zniżek tworzą eter.',
        start: 'Zaczyna najmłodszy gracz.',
      },
    },
    forgotten: {
      reduction: 'Żeton zniżki nigdy nie opłaca wielokolorowego symbolu wyznawcy.',
      wilderness:
        'To samo pustkowie może pozwolić na dołożenie kafla i zarazem spełnić jego warunek aktywacji.',
      pay: 'Wyznawcami zebranymi z kafla można od razu opłacić ten sam kafel.',
      exchange:
        'W dowolnym momencie swojej tury możesz wymienić 3 wyznawców jednego koloru na 1 dowolnego.',
      generate: 'Biorąc kafel, zawsze dokładasz wyznawców, nawet jeśli zamienisz go w pustkowie.',
      limit: 'Na koniec swojej tury możesz mieć najwyżej 10 wyznawców.',
    },
  },
  colors: {
    red: 'czerwony',
    blue: 'niebieski',
    green: 'zielony',
    yellow: 'żółty',
    white: 'biały',
  },
  tiles: {
    wilderness: 'Pustkowie',
    village: 'Wioska',
    volcano: 'Wulkan',
    forest: 'Las',
    irrigation: 'Irygacja',
    temple: 'Świątynia',
    sacredStone: 'Święty Kamień',
    farm: 'Farma',
    proselytism: 'Nawrócenie',
  },
  gods: {
    apprentice: 'Początkująca Bogini',
    idleness: 'Bogini Próżniactwa',
    technology: 'Bóg Technologii',
    equilibrium: 'Bóg Równowagi',
    death: 'Bóg Śmierci',
    love: 'Bogini Miłości',
    oceans: 'Bóg Oceanów',
    fire: 'Bogini Ognia',
    nature: 'Bogini Natury',
    harvests: 'Bóg Żniw',
  },
  terms: {
    creationPoints: 'punkty kreacji',
    creationPointsShort: 'PK',
    worshipers: 'wyznawcy',
    cancelationToken: 'żeton dezaktywacji',
    reductionToken: 'żeton zniżki',
    templeToken: 'żeton świątyni',
    mysticValue: 'wartość mistyczna',
    regionTile: 'kafel regionu',
    godTile: 'kafel boga',
    universe: 'wszechświat',
    pyramid: 'piramida',
    row: 'rząd',
    level: 'poziom',
    cost: 'koszt',
    effect: 'efekt',
    color: 'kolor',
    realm: 'królestwo',
    aether: 'eter',
  },
  counts: {
    points: counter('pl', { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
    creationPoints: counter('pl', { one: 'PK', few: 'PK', many: 'PK', other: 'PK' }),
    tiles: counter('pl', { one: 'kafel', few: 'kafle', many: 'kafli', other: 'kafla' }),
    players: counter('pl', { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
    worshipers: counter('pl', {
      one: 'wyznawca',
      few: 'wyznawców',
      many: 'wyznawców',
      other: 'wyznawcy',
    }),
    temples: counter('pl', {
      one: 'świątynia',
      few: 'świątynie',
      many: 'świątyń',
      other: 'świątyni',
    }),
  },
};

export default pl;
