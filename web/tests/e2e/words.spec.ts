import { at, expect, move, roll, rollToChoose, setUp, sit, status, test } from './support/test'

test('a move of classic in words', async ({ page, program }) => {
  const start = '2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0'
  await sit(page, await setUp(program.url, { ruleset: 'classic', start, rolls: ['2'] }))
  await roll(page).click()
  await expect(status(page)).toContainText('Choose a piece.')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Classic" [level=1]
    - paragraph: Dark
    - grid "Board":
      - row "Dark, beside the board":
        - gridcell "Dark’s pool, 4 pieces"
        - gridcell "Dark, 0 pieces off the board"
      - row "Row 3":
        - gridcell "a3, rosette, empty"
        - gridcell "b3, empty"
        - gridcell "c3, Dark piece"
        - gridcell "d3, empty"
        - gridcell "g3, rosette, empty"
        - gridcell "h3, empty"
      - row "Row 2":
        - gridcell "a2, empty"
        - gridcell "b2, Dark piece"
        - gridcell "c2, empty"
        - gridcell "d2, rosette, Light piece, can move to f2"
        - gridcell "e2, empty"
        - gridcell "f2, Dark piece"
        - gridcell "g2, empty"
        - gridcell "h2, empty"
      - row "Row 1":
        - gridcell "a1, rosette, empty"
        - gridcell "b1, Light piece, can move to a2"
        - gridcell "c1, empty"
        - gridcell "d1, Light piece"
        - gridcell "g1, rosette, empty"
        - gridcell "h1, Light piece, can move to finish"
      - row "Light, beside the board":
        - gridcell "Light’s pool, 2 pieces, can move to c1"
        - gridcell "Light, one piece off the board"
    - paragraph: Light
    - region "Dice and what to do":
      - paragraph: 2 two
      - status:
        - strong: Light rolled 2. Choose a piece.
    - complementary:
      - region "Moves":
        - heading "Moves" [level=2]
        - list:
          - listitem:
            - button "a piece from the pool to c1 · safe"
          - listitem:
            - button "b1 to a2"
          - listitem:
            - button "d2 to f2, capturing"
          - listitem:
            - button "h1 to the finish"
      - heading "History" [level=2]
      - list "History":
        - listitem "Light rolls 2.":
          - text: "1"
          - img "Light"
          - text: 2 …
      - button "Take back" [disabled]
      - button "Resign"
      - button "Turn the board"
      - button "Sound on" [pressed]
  `)

  await at(page, 'd2').click()
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "Board":
      - row
      - row
      - row:
        - gridcell "a2, empty"
        - gridcell "b2, Dark piece"
        - gridcell "c2, empty"
        - gridcell "d2, rosette, Light piece, picked" [selected]
        - gridcell "e2, empty"
        - gridcell "f2, Dark piece, target, captures"
        - gridcell "g2, empty"
        - gridcell "h2, empty"
      - row
      - row
  `)

  await at(page, 'f2').click()
  await expect(page.getByRole('region', { name: 'Dice and what to do' })).toMatchAriaSnapshot(`
    - paragraph: 2 two
    - status:
      - text: "Light rolls 2. Played: d2 to f2, capturing."
      - strong: Dark to roll.
    - button "Roll"
  `)
  await expect(page.getByRole('grid').getByRole('row').first()).toMatchAriaSnapshot(`
    - row:
      - gridcell "Dark’s pool, 5 pieces"
      - gridcell "Dark, 0 pieces off the board"
  `)
})

test('a tower and its prisoners in words', async ({ page, program }) => {
  const start = '1DD1..2/1D(DDL)2(DLLD)2/2LL..l1 l 4-0 3-0'
  await sit(page, await setUp(program.url, { ruleset: 'ravensburger', start, rolls: ['3'] }))
  await rollToChoose(page)
  await at(page, 'c2').click()
  await at(page, 'f2').click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - grid "Board":
      - row
      - row
      - row:
        - gridcell "a2, empty"
        - gridcell "b2, Dark piece"
        - gridcell "c2, Light piece, tower of 1 light and 2 dark, picked" [selected]
        - gridcell "d2, empty"
        - gridcell "e2, empty"
        - gridcell "f2, Dark piece, tower of 2 light and 2 dark, target, captures"
        - gridcell "g2, empty"
        - gridcell "h2, empty"
      - row:
        - gridcell "a1, empty"
        - gridcell "b1, empty"
        - gridcell "c1, Light piece, can move to a2"
        - gridcell "d1, Light piece, can move to a1"
        - gridcell "g1, goal square, Light stone, turned red, can move to g2"
        - gridcell "h1, empty"
      - row
    - group "How many prisoners go along?":
      - text: How many prisoners go along?
      - button "2 prisoners"
      - button "one prisoner"
      - button "no prisoner"
    - region "Dice and what to do":
      - paragraph: 3 three
      - status:
        - strong: How many prisoners go along?
  `)
})

test('the squares of modern in words', async ({ page, program }) => {
  const start = 'L3..1L/2D5/L3..L1 l 3-0 6-0'
  await sit(page, await setUp(program.url, { ruleset: 'modern', start, rolls: ['bc'] }))
  await rollToChoose(page)
  await at(page, 'h3').click()
  await expect(page.getByRole('grid')).toMatchAriaSnapshot(`
    - grid "Board":
      - row:
        - gridcell "Dark’s pool, 6 pieces"
      - row:
        - gridcell /^a3, fort, Light piece/
        - gridcell "b3, empty"
        - gridcell "c3, empty"
        - gridcell "d3, Entrance, empty"
        - gridcell "g3, fort, empty, target, wins"
        - gridcell "h3, Light piece, picked" [selected]
      - row:
        - gridcell "a2, empty"
        - gridcell "b2, Royal Kingdom, empty"
        - gridcell "c2, Royal Kingdom, Dark piece"
        - gridcell "d2, Royal Kingdom, empty"
        - gridcell "e2, House of Ishtar, empty"
        - gridcell "f2, House of Marduk, empty"
        - gridcell "g2, empty"
        - gridcell /^h2/
      - row
      - row
  `)
  await move(page, 'h3 to g3').click()
  await expect(status(page)).toMatchAriaSnapshot(`
    - status:
      - strong: Light has won.
  `)
})
