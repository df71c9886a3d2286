/** Names that a store may meet, by what a client has to cope with; and how many of each a seed takes. */
export const petNames: readonly { readonly take: number; readonly names: readonly string[] }[] = [
  {
    take: 17,
    names: [
      ...["Rex", "Tom", "Bella", "Luna", "Charlie", "Max", "Daisy", "Rocky", "Molly", "Buddy", "Coco", "Oscar", "Ruby"],
      ...["Pepper", "Ginger", "Biscuit", "Shadow", "Hazel", "Willow", "Olive", "Felix", "Nala", "Simba", "Mochi"],
      ...["Mr. Whiskers", "Lady Fluffington III", "Sir Barks-a-Lot", "O'Malley", "Salt & Pepper", '"Tiny"', "K-9"],
      ...["Jack Russell <the brave>", "No. 5", "Null", "007"],
    ],
  },
  {
    take: 7,
    names: [
      ...["Мурка", "Барсик", "小白", "旺财", "タマ", "ポチ", "나비", "바둑이", "لولو", "סימבה", "Σπίθα", "शेरू", "แมวส้ม"],
      ...["მურა", "Փիսո", "Ñandú", "Łapka", "Jürgen Müßig", "Søren", "Çınar"],
    ],
  },
  { take: 3, names: ["🐶 Waffles", "Goldie 🐠", "🦜", "👩‍🚀 Laika", "Tofu 🐱‍👓", "🏴‍☠️ Captain Beak", "🐢🐢🐢"] },
  // Base letters with combining marks: what looks like one character is several code points.
  {
    take: 3,
    names: [
      "Zoe\u0308",
      "Rene\u0301",
      "Nin\u0303a",
      "A\u030angstro\u0308m",
      "Cha\u0302u \u0110o\u0302\u0301m",
      "Z\u0351\u036ba\u0334lgo",
    ],
  },
];
