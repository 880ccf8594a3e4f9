/** What a household may ask for, in the order of the screen (spec: operations §5). */
export const dietaryOptions = [
  'Vegetarian',
  'Vegan',
  'Halal',
  'Kosher',
  'Gluten-free',
  'Dairy-free',
  'Low-carb',
  'Diabetic-friendly',
  'Heart-healthy',
] as const;
export type DietaryOption = (typeof dietaryOptions)[number];
