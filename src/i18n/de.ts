import type { Translations } from './en';
import backup from './backup/de';
import entry from './entry/de';
import handOver from './handOver/de';
import history from './history/de';
import photo from './photo/de';
import { counter } from './plural';
import reading from './reading/de';
import result from './result/de';
import share from './share/de';
import stats from './stats/de';
import tables from './tables/de';

const de: Translations = {
  app: {
    name: 'Orbis Scorer',
    about:
      'Gebt die Pyramiden eurer Orbis-Partie ein und seht jeden Punkt sofort. Die Regeln sind auch griffbereit.',
    unofficial: 'Inoffiziell. Von Spielern gemacht, ohne Verbindung zum Verlag von Orbis.',
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
    label: 'Hauptbereiche',
    score: 'Wertung',
    history: 'Verlauf',
    statistics: 'Statistik',
    reference: 'Regeln',
  },
  home: {
    lookUp: 'Kurz nachsehen',
    drawing: 'Eine Pyramide aus 14 farbigen Landschaften unter einer goldenen Sonne',
  },
  reference: {
    title: 'Regeln',
    sectionsLabel: 'Abschnitte',
    sections: {
      effects: { title: 'Effekte', hint: 'Wann eine Landschaft gewertet wird' },
      gods: { title: 'Gottheiten', hint: 'Was jede einbringt' },
      setup: {
        title: 'Spielaufbau',
        hint: 'Landschaften, Gottheiten und Tempel für 2 bis 4 Spieler',
      },
      forgotten: { title: 'Oft vergessen', hint: 'Sechs Regeln, die jedem Tisch entfallen' },
    },
    colors: {
      title: 'Farbzeichen',
      text: 'In dieser App hat jede Farbe auch eine Form: So lassen sich Landschaften unterscheiden, ohne Farben zu sehen.',
    },
    effects: {
      wilderness:
        'Kostet dich bei Spielende 1 SP. Darf über jeder Landschaft liegen und gilt als Landschaft jeder Farbe.',
      village:
        'Wird gewertet, wenn du die angegebenen Anhänger beliebiger Farbe abgegeben hast. Sonst deckt ein „Nicht erfüllt“-Plättchen die SP ab.',
      volcano:
        'Wird gewertet, wenn du alle angegebenen Anhänger von den 8 verbliebenen Landschaften der Auslage entfernt hast. Sonst entfernst du keine, und ein „Nicht erfüllt“-Plättchen deckt die SP ab.',
      forest:
        'Wird gewertet, wenn bei Spielende genügend Nachbarn eine seiner Farben zeigen. Er hat bis zu sechs: links, rechts, zwei darunter, zwei darüber.',
      irrigation:
        'Wird gewertet, wenn eine der beiden Landschaften direkt darunter die angegebene Farbe hat. In der ersten Ebene also nie.',
      temple:
        'Wer die meisten Kultstätten hat, wählt zuerst einen Tempel, jeder höchstens einen. Bei Gleichstand entscheidet der höchste Mystikwert auf einer weißen Landschaft. Ohne Kultstätte kein Tempel.',
      sacredStone: 'Ist 1 SP wert, ohne Bedingung.',
      farm: 'Du bezahlst die angegebene Farbe nicht mehr: Nimm ihr Vergünstigungsplättchen. SP nur, falls aufgedruckt.',
      proselytism: 'Nimm dir sofort die angegebenen Anhänger. SP nur, falls aufgedruckt.',
    },
    gods: {
      apprentice: '2 SP.',
      idleness: '1 SP, und deine Wildnisse kosten dich nichts.',
      technology: '3 SP, wenn niemand weniger Wildnisse hat als du.',
      equilibrium: '3 SP für ein gewertetes Dorf, eine Kultstätte und einen gewerteten Vulkan.',
      death:
        '3 SP, wenn du beim Nehmen 6 Anhänger abgegeben hast. Sonst deckt ein „Nicht erfüllt“-Plättchen sie ab.',
      love: '1 SP, und beim Nehmen sofort 5 Anhänger deiner Wahl.',
      oceans: '3 SP, wenn niemand mehr gewertete Bewässerungsanlagen hat als du.',
      fire: '3 SP, wenn niemand mehr gewertete Vulkane hat als du.',
      nature: '3 SP, wenn niemand mehr gewertete Wälder hat als du.',
      harvests: '3 SP, wenn niemand mehr gewertete Dörfer hat als du.',
    },
    setup: {
      byPlayers: 'Nach Spielerzahl',
      players: 'Spieler',
      removed: 'Entfernt',
      gods: 'Gottheiten',
      temples: 'Tempel',
      whiteStars:
        'Zu dritt: Entfernt die 14 Landschaften mit weißen Sternen (5 der Stufe 1, 5 der Stufe 2, 4 der Stufe 3).',
      purpleStars:
        'Zu zweit: Entfernt auch die 14 mit lila Sternen (4 der Stufe 1, 4 der Stufe 2, 6 der Stufe 3).',
      stepsTitle: 'Danach',
      steps: {
        piles: 'Mischt die Landschaften zu drei Stapeln, einem je Stufe.',
        display: 'Legt 9 Landschaften der Stufe 1 offen als 3 × 3 aus.',
        gods: 'Zieht die Gottheiten und legt sie offen zu den Tempeln.',
        aether:
          'Anhänger, Vergünstigungsplättchen und „Nicht erfüllt“-Plättchen bilden den allgemeinen Vorrat.',
        start: 'Der jüngste Spieler beginnt.',
      },
    },
    forgotten: {
      reduction: 'Ein Vergünstigungsplättchen bezahlt nie bunte Kosten.',
      wilderness:
        'Dieselbe Wildnis kann das Legen einer Bewässerungsanlage erlauben und zugleich ihre Bedingung erfüllen.',
      pay: 'Die Anhänger, die du von einer Landschaft nimmst, dürfen schon ihre Kosten bezahlen.',
      exchange: 'Jederzeit in deinem Zug: 3 Anhänger einer Farbe gegen 1 beliebigen.',
      generate:
        'Wer eine Landschaft nimmt, erschafft immer Anhänger, auch wenn sie zur Wildnis wird.',
      limit: 'Am Ende deines Zuges darfst du höchstens 10 Anhänger haben.',
    },
  },
  colors: { red: 'rot', blue: 'blau', green: 'grün', yellow: 'gelb', white: 'weiß' },
  tiles: {
    wilderness: 'Wildnis',
    village: 'Dorf',
    volcano: 'Vulkan',
    forest: 'Wald',
    irrigation: 'Bewässerungsanlage',
    temple: 'Kultstätte',
    sacredStone: 'Heiliger Felsen',
    farm: 'Bauernhof',
    proselytism: 'Bekehrung',
  },
  gods: {
    apprentice: 'Göttin in Ausbildung',
    idleness: 'Göttin des Müßiggangs',
    technology: 'Gott der Technologie',
    equilibrium: 'Gott des Gleichgewichts',
    death: 'Gott des Todes',
    love: 'Göttin der Liebe',
    oceans: 'Gott der Meere',
    fire: 'Göttin des Feuers',
    nature: 'Göttin der Natur',
    harvests: 'Gott der Ernte',
  },
  terms: {
    creationPoints: 'Schaffenspunkte',
    creationPointsShort: 'SP',
    worshipers: 'Anhänger',
    cancelationToken: '„Nicht erfüllt“-Plättchen',
    reductionToken: 'Vergünstigungsplättchen',
    templeToken: 'Tempel',
    mysticValue: 'Mystikwert',
    regionTile: 'Landschaft',
    godTile: 'Gottheit',
    universe: 'Welt',
    pyramid: 'Pyramide',
    row: 'Ebene',
    level: 'Stufe',
    cost: 'Kosten',
    effect: 'Effekt',
    color: 'Farbe',
    realm: 'persönlicher Vorrat',
    aether: 'allgemeiner Vorrat',
  },
  counts: {
    points: counter('de', { one: 'Punkt', other: 'Punkte' }),
    creationPoints: counter('de', { one: 'SP', other: 'SP' }),
    tiles: counter('de', { one: 'Landschaft', other: 'Landschaften' }),
    players: counter('de', { one: 'Spieler', other: 'Spieler' }),
    worshipers: counter('de', { one: 'Anhänger', other: 'Anhänger' }),
    temples: counter('de', { one: 'Kultstätte', other: 'Kultstätten' }),
  },
};

export default de;
